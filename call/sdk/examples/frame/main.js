// Plain JavaScript: the classic script has set `Daily`.
const { Daily } = window;
const find = (id) => document.getElementById(id);
let frame;

function show() {
  find('state').textContent = frame.meetingState();
  find('people').textContent = String(frame.participantCounts().present);
}

/** There is one frame at a time, so one can either open or close. */
function setOpen(isOpen) {
  find('open').disabled = isOpen;
  find('close').disabled = !isOpen;
}

find('door').addEventListener('submit', async (event) => {
  event.preventDefault();
  setOpen(true);
  const url = String(new FormData(event.currentTarget).get('url'));
  frame = Daily.createFrame(find('meeting'), { showLeaveButton: true });
  for (const name of ['joining-meeting', 'joined-meeting', 'left-meeting', 'error', 'participant-counts-updated']) {
    frame.on(name, show);
  }
  // What the room refuses comes as `error`, and stands in the frame.
  await frame.join({ url }).catch(console.warn);
});

find('close').addEventListener('click', async () => {
  find('close').disabled = true;
  await frame.destroy();
  show();
  setOpen(false);
});
