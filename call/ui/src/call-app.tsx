import { useSyncExternalStore } from 'react';
import type { CallModel } from './call-model.ts';
import { CallScreen } from './call-screen.tsx';
import type { HostChoices } from './embedding/host-choices.ts';
import { Farewell } from './farewell.tsx';
import { Lobby } from './lobby.tsx';

export interface CallAppProps {
  model: CallModel;
  choices: HostChoices;
  room: string;
}

/** The prebuilt call page: a look in the mirror, the call, and what comes after it. */
export function CallApp({ model, choices, room }: CallAppProps) {
  const view = useSyncExternalStore(
    (onChange) => model.events.on('changed', onChange),
    () => model.view,
  );
  switch (view.screen) {
    case 'lobby':
    case 'joining':
      return <Lobby model={model} view={view} room={room} />;
    case 'call':
      return <CallScreen model={model} choices={choices} view={view} room={room} />;
    case 'left':
    case 'failed':
      return <Farewell model={model} failure={view.failure} />;
  }
}
