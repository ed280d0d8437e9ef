import { noticeError } from '@parley/kit-ui/notices';
import { Tooltip } from '@parley/kit-ui/tooltip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = ['demo-agent'];

/** The kill switch of the demo agent: off, no visitor gets a key to call it. */
export function AgentSwitch() {
  const client = useQueryClient();
  const { data: isOn, isError } = useQuery({ queryKey, queryFn: ({ signal }) => request({ signal }) });
  const change = useMutation({
    mutationFn: (next: boolean) =>
      request({ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ isOn: next }) }),
    onSuccess: (next) => client.setQueryData(queryKey, next),
    onError: (error) => {
      console.error('The demo agent could not be switched', error);
      noticeError('Update failed', 'The demo agent is as it was. Please try again.');
    },
  });
  if (isError)
    return (
      <p role="alert" className="admin__note admin__note--bad">
        The demo agent’s switch cannot be reached. Reload to try again.
      </p>
    );
  return (
    <Tooltip text="While it is off, the widget cannot start a call.">
      <label className="admin__switch">
        <input
          type="checkbox"
          checked={change.isPending ? change.variables : isOn === true}
          disabled={isOn === undefined || change.isPending}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
        Demo agent answers calls
      </label>
    </Tooltip>
  );
}

/** Whether the agent is on. */
async function request(init: RequestInit): Promise<boolean> {
  const response = await fetch('/api/admin/demo-agent', init);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const body = (await response.json()) as { isOn?: unknown };
  return body.isOn === true;
}
