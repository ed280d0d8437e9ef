import { describe, expect, it } from 'vitest';
import { CallFixture } from '../testing/call-fixture.ts';
import { other } from '../testing/scripted-page.ts';

const calls = new CallFixture();
const everything = {
  video: true,
  audio: true,
  screenVideo: false,
  screenAudio: false,
  customVideo: { '*': true },
  customAudio: { '*': false, violin: true },
};

async function update(permissions: unknown): Promise<unknown> {
  const call = await calls.joined();
  call.updateParticipant('other', { updatePermissions: permissions as never });
  const { updatePermissions } = (calls.page.sent.at(-1)?.properties ?? {}) as { updatePermissions?: unknown };
  return updatePermissions;
}

describe('permissions', () => {
  it('are presence, and what one may send, receive and administer [C-3.29]', async () => {
    const call = await calls.joined();
    const permissions = {
      hasPresence: true,
      canSend: new Set(['audio']),
      canReceive: { base: true, byUserId: { a: false }, byParticipantId: { b: { audio: true } } },
      canAdmin: new Set(['streaming']),
    };
    calls.page.tell('participant-joined', { participant: { ...other, permissions } });
    expect(call.participants().other?.permissions).toEqual(permissions);
  });

  it.each([
    [{ hasPresence: true }],
    [{ canSend: false, canAdmin: true }],
    [{ canReceive: { base: false } }],
    [{ canReceive: { base: everything } }],
    [
      {
        canReceive: {
          byUserId: { asha: { audio: false, customAudio: { violin: true } } },
          byParticipantId: { b: true },
        },
      },
    ],
  ])('are given: %j [C-5.31] [C-5.36] [C-5.37] [C-5.38] [C-5.39] [C-5.41]', async (permissions) => {
    expect(await update(permissions)).toEqual(permissions);
  });

  it('go to the machine as sets, given as lists or sets [C-5.37] [C-5.38]', async () => {
    expect(
      await update({
        canSend: ['video', 'audio', 'screenVideo', 'screenAudio', 'customVideo', 'customAudio'],
        canAdmin: new Set(['participants', 'streaming', 'transcription']),
      }),
    ).toEqual({
      canSend: new Set(['video', 'audio', 'screenVideo', 'screenAudio', 'customVideo', 'customAudio']),
      canAdmin: new Set(['participants', 'streaming', 'transcription']),
    });
  });

  it.each([
    [{ hasPresence: 'yes' }],
    [{ canSend: ['smell'] }],
    [{ canSend: 'audio' }],
    [{ canAdmin: ['everything'] }],
    [{ canReceive: true }],
    [{ colour: 'red' }],
    ['all'],
    [null],
  ])('are refused: %j [C-5.36] [C-5.37] [C-5.38] [C-5.39]', async (permissions) => {
    await expect(update(permissions)).rejects.toThrow(
      'updatePermissions can take hasPresence, canSend, canReceive, and canAdmin permissions.',
    );
  });

  const { audio: _, ...withoutAudio } = everything;
  it.each([
    [7, 'canReceive must be an object'],
    [{ everybody: true }, 'canReceive can only contain keys (base, byUserId, byParticipantId)'],
    [{ byUserId: true }, "invalid (non-object) value for field 'byUserId' in canReceive"],
    [{ base: 'all' }, 'invalid (non-object, non-boolean) value in canReceive'],
    [{ byUserId: { a: { smell: true } } }, "invalid media type 'smell' in canReceive"],
    [{ byUserId: { a: { audio: 1 } } }, "invalid (non-boolean) value for media type 'audio' in canReceive"],
    [
      { byUserId: { a: { customAudio: true } } },
      "invalid (non-object) value for media type 'customAudio' in canReceive",
    ],
    [
      { byUserId: { a: { customAudio: { violin: 1 } } } },
      "invalid (non-boolean) value for entry within 'customAudio' in canReceive",
    ],
    [
      { base: { ...everything, customVideo: {} } },
      `canReceive "base" permission must specify "*" as an entry within 'customVideo'`,
    ],
    [
      { base: withoutAudio },
      'canReceive "base" permission must specify all media types: video, audio, screenVideo, screenAudio, customVideo, customAudio (or be set to a boolean shorthand)',
    ],
  ])('to receive say what is wrong with %j [C-5.39] [C-5.40] [C-5.41]', async (canReceive, reason) => {
    await expect(update({ canReceive })).rejects.toThrow('canReceive must be an object specifying base');
    expect(console.error).toHaveBeenCalledWith(reason);
  });
});
