import Daily, { type DailyParticipant, type DailyTrackState } from '@parley/call-sdk';

function find<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as Kind;
}

const call = Daily.createCallObject();

/** Shows somebody: a place of their own with what can be seen and heard of them. */
function show({ session_id: id, user_name: name, local, tracks }: DailyParticipant): void {
  let tile = document.getElementById(`tile-${id}`);
  if (!tile) {
    tile = document.createElement('li');
    tile.id = `tile-${id}`;
    tile.append(local ? `${name} (you)` : name);
    find('tiles').append(tile);
  }
  attach(tile, 'video', tracks.video);
  // One does not want to hear oneself.
  if (!local) attach(tile, 'audio', tracks.audio);
}

function attach(tile: HTMLElement, kind: 'video' | 'audio', { state, persistentTrack: track }: DailyTrackState): void {
  const there = tile.querySelector(kind);
  if (state !== 'playable' || !track) {
    there?.remove();
    return;
  }
  const element = there ?? document.createElement(kind);
  const [shown] = (element.srcObject as MediaStream | null)?.getTracks() ?? [];
  if (shown === track) return;
  element.autoplay = true;
  element.setAttribute('playsinline', '');
  element.srcObject = new MediaStream([track]);
  tile.append(element);
}

call.on('joined-meeting', ({ participants }) => {
  find('door').hidden = true;
  find('call').hidden = false;
  for (const participant of Object.values(participants)) show(participant);
});
call.on('participant-joined', ({ participant }) => show(participant));
call.on('participant-updated', ({ participant }) => show(participant));
call.on('participant-left', ({ participant }) => document.getElementById(`tile-${participant.session_id}`)?.remove());

call.on('app-message', ({ data, fromId }) => {
  const sender = call.participants()[fromId]?.user_name ?? 'Somebody';
  find('messages').append(`${sender}: ${(data as { text: string }).text}\n`);
});
call.on('error', ({ errorMsg }) => {
  find('trouble').textContent = errorMsg;
});
call.on('camera-error', ({ error }) => {
  find('trouble').textContent = error.msg;
});

find<HTMLFormElement>('door').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(event.currentTarget as HTMLFormElement);
  // What the room refuses comes as `error`.
  call.join({ url: String(fields.get('url')), userName: String(fields.get('name')) }).catch(console.warn);
});

find<HTMLFormElement>('chat').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const text = String(new FormData(form).get('text'));
  call.sendAppMessage({ text });
  find('messages').append(`You: ${text}\n`);
  form.reset();
});

find('mute').addEventListener('click', ({ currentTarget }) => {
  const isMuted = call.localAudio() === true;
  call.setLocalAudio(!isMuted);
  (currentTarget as HTMLElement).setAttribute('aria-pressed', String(isMuted));
});

find('leave').addEventListener('click', async () => {
  await call.leave();
  find('tiles').replaceChildren();
  find('call').hidden = true;
  find('door').hidden = false;
});
