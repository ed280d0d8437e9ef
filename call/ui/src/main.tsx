import { parseRoomUrl } from '@parley/call-protocol/addresses';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './call.css';
import { CallApp } from './call-app.tsx';
import { CallModel } from './call-model.ts';

const container = document.getElementById('root');
const address = parseRoomUrl(location.href);
if (container && address) {
  document.title = `${address.room} · Parley call`;
  const model = new CallModel({ url: location.origin + location.pathname, token: address.token });
  createRoot(container).render(
    <StrictMode>
      <CallApp model={model} room={address.room} />
    </StrictMode>,
  );
}
