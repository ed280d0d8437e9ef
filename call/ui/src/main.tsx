import { parseRoomUrl } from '@parley/call-protocol/addresses';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './call.css';
import { CallApp } from './call-app.tsx';
import { CallModel } from './call-model.ts';
import { applyStyles } from './embedding/apply-styles.ts';
import { applyTheme } from './embedding/apply-theme.ts';
import { bridgeToHost } from './embedding/host-bridge.ts';
import { HostChoices } from './embedding/host-choices.ts';
import { findHostPage } from './embedding/host-page.ts';

const container = document.getElementById('root');
const address = parseRoomUrl(location.href);
if (container && address) {
  document.title = `${address.room} · Parley call`;
  const model = new CallModel({ url: location.origin + location.pathname, token: address.token });
  const choices = new HostChoices();
  choices.events.on('changed', () => applyTheme(choices.view.theme));
  const host = findHostPage(window);
  if (host) {
    const join = async (properties: Readonly<Record<string, unknown>>) => {
      model.configure(properties);
      await model.join(model.givenName ?? 'Guest');
    };
    const call = {
      get callClientId() {
        return model.callClientId;
      },
      configure: (properties: Readonly<Record<string, unknown>>) => model.configure(properties),
      join,
    };
    bridgeToHost({ window, host, call, choices, applyStyles });
  }
  createRoot(container).render(
    <StrictMode>
      <CallApp model={model} choices={choices} room={address.room} />
    </StrictMode>,
  );
}
