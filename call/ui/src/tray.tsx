import type { DailyParticipant } from '@parley/call-sdk/source';
import { MonitorUp, MonitorX, PhoneOff } from 'lucide-react';
import { useEffect } from 'react';
import type { CallModel } from './call-model.ts';
import { DeviceToggle } from './device-toggle.tsx';
import type { HostChoices, HostView } from './embedding/host-choices.ts';

export interface TrayProps {
  model: CallModel;
  choices: HostChoices;
  looks: HostView;
  local: DailyParticipant;
}

/** What one can do in the call. M and V work anywhere on the page. */
export function Tray({ model, choices, looks, local }: TrayProps) {
  const { audio, video, screenVideo } = local.tracks;
  const isSharing = screenVideo.state === 'playable';
  const [isHeard, isSeen] = [audio.state === 'playable', video.state === 'playable'];
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'm') model.setAudio(!isHeard);
      if (event.key === 'v') model.setVideo(!isSeen);
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [model, isHeard, isSeen]);

  const Screen = isSharing ? MonitorX : MonitorUp;
  return (
    <nav className="tray" aria-label="Call controls">
      <DeviceToggle kind="audio" state={audio.state} onToggle={(isOn) => model.setAudio(isOn)} />
      <DeviceToggle kind="video" state={video.state} onToggle={(isOn) => model.setVideo(isOn)} />
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <button
          type="button"
          className="tool"
          data-look={isSharing ? 'live' : undefined}
          aria-pressed={isSharing}
          onClick={() => void model.setScreen(!isSharing)}
        >
          <Screen aria-hidden="true" size={22} />
          <span className="tool__word">{isSharing ? 'Stop sharing' : 'Share screen'}</span>
        </button>
      )}
      {Object.entries(looks.trayButtons).map(([id, { iconPath, iconPathDarkMode, label, tooltip, visualState }]) => (
        <button
          key={id}
          type="button"
          className="tool"
          title={tooltip}
          data-look={visualState === 'active' || visualState === 'sidebar-open' ? 'live' : undefined}
          onClick={() => choices.press(id)}
        >
          {/* The tray is dark. */}
          <img src={iconPathDarkMode ?? iconPath} alt="" width={22} height={22} />
          <span className="tool__word">{label}</span>
        </button>
      ))}
      {looks.showsLeaveButton && (
        <button type="button" className="tool" data-look="leave" onClick={() => void model.leave()}>
          <PhoneOff aria-hidden="true" size={22} />
          <span className="tool__word">Leave</span>
        </button>
      )}
    </nav>
  );
}
