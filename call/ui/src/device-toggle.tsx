import { Mic, MicOff, Video, VideoOff } from 'lucide-react';

const words = {
  audio: { On: Mic, Off: MicOff, label: 'Microphone', turnOff: 'Mute', turnOn: 'Unmute', key: 'm' },
  video: { On: Video, Off: VideoOff, label: 'Camera', turnOff: 'Stop video', turnOn: 'Start video', key: 'v' },
} as const;

export interface DeviceToggleProps {
  kind: 'audio' | 'video';
  /** The state of the own track. */
  state: string | undefined;
  onToggle: (isOn: boolean) => void;
}

/** Turns the own microphone or camera on and off. */
export function DeviceToggle({ kind, state, onToggle }: DeviceToggleProps) {
  const { On, Off, label, turnOff, turnOn, key } = words[kind];
  const isOn = state === 'playable' || state === 'loading' || state === 'sendable';
  const isBlocked = state === 'blocked';
  const Icon = isOn ? On : Off;
  return (
    <button
      type="button"
      className="tool"
      data-look={isBlocked ? 'blocked' : isOn ? undefined : 'off'}
      aria-pressed={isOn}
      aria-label={label}
      aria-keyshortcuts={key}
      onClick={() => onToggle(!isOn)}
    >
      <Icon aria-hidden="true" size={22} />
      <span className="tool__word">{isBlocked ? 'Blocked' : isOn ? turnOff : turnOn}</span>
    </button>
  );
}
