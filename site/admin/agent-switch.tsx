import { useEffect, useState } from 'react';

type SwitchState = { name: 'loading' } | { name: 'failed' } | { name: 'known'; isOn: boolean; isSaving: boolean };

/** The kill switch of the demo agent: off, no visitor gets a key to call it. */
export function AgentSwitch() {
  const [state, setState] = useState<SwitchState>({ name: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    void request({ signal: abort.signal }).then((next) => {
      if (!abort.signal.aborted) setState(next);
    });
    return () => abort.abort();
  }, []);

  const change = async (isOn: boolean) => {
    setState({ name: 'known', isOn, isSaving: true });
    setState(
      await request({ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ isOn }) }),
    );
  };

  if (state.name === 'failed')
    return (
      <p role="alert" className="admin__note admin__note--bad">
        The demo agent’s switch cannot be reached. Reload to try again.
      </p>
    );
  return (
    <label className="admin__switch">
      <input
        type="checkbox"
        checked={state.name === 'known' && state.isOn}
        disabled={state.name === 'loading' || state.isSaving}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      Demo agent answers calls
    </label>
  );
}

async function request(init: RequestInit): Promise<SwitchState> {
  try {
    const response = await fetch('/api/admin/demo-agent', init);
    if (!response.ok) return { name: 'failed' };
    const body = (await response.json()) as { isOn?: unknown };
    return { name: 'known', isOn: body.isOn === true, isSaving: false };
  } catch {
    // fetch rejects only when no answer came, or when this page is left.
    return { name: 'failed' };
  }
}
