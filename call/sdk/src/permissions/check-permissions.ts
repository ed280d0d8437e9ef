import type { Environment } from '../environment.ts';

const media = ['video', 'audio', 'screenVideo', 'screenAudio', 'customVideo', 'customAudio'];
const adminAreas = ['participants', 'streaming', 'transcription'];
const fields = ['base', 'byUserId', 'byParticipantId'];

/** What `updatePermissions` takes, in the contract's words. */
export const permissionsHelp =
  'updatePermissions can take hasPresence, canSend, canReceive, and canAdmin permissions. hasPresence must be a boolean. canSend can be a boolean or an Array or Set of media types (video, audio, screenVideo, screenAudio, customVideo, customAudio). canReceive must be an object specifying base, byUserId, and/or byParticipantId fields (see documentation for more details). canAdmin can be a boolean or an Array or Set of admin types (participants, streaming, transcription).';

/** Whether these are permissions to give (spec 001 §5). Why a `canReceive` is none is told on the console. */
export function arePermissions(value: unknown, console: Environment['console']): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, permission]) => {
    switch (key) {
      case 'hasPresence':
        return typeof permission === 'boolean';
      case 'canSend':
        return isAllOrSome(permission, media);
      case 'canAdmin':
        return isAllOrSome(permission, adminAreas);
      case 'canReceive': {
        const problem = receiveProblem(permission);
        if (problem) console.error(problem);
        return problem === undefined;
      }
      default:
        return false;
    }
  });
}

function isAllOrSome(value: unknown, names: readonly string[]): boolean {
  if (typeof value === 'boolean') return true;
  return (Array.isArray(value) || value instanceof Set) && [...value].every((name) => names.includes(name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function receiveProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'canReceive must be an object';
  if (Object.keys(value).some((key) => !fields.includes(key))) {
    return `canReceive can only contain keys (${fields.join(', ')})`;
  }
  const { base, ...byId } = value;
  if (base !== undefined) {
    const problem = mediaProblem(base) ?? baseProblem(base);
    if (problem) return problem;
  }
  for (const [field, people] of Object.entries(byId)) {
    if (!isObject(people)) return `invalid (non-object) value for field '${field}' in canReceive`;
    for (const permission of Object.values(people)) {
      const problem = mediaProblem(permission);
      if (problem) return problem;
    }
  }
  return undefined;
}

function mediaProblem(value: unknown): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (!isObject(value)) return 'invalid (non-object, non-boolean) value in canReceive';
  for (const [type, permission] of Object.entries(value)) {
    if (!media.includes(type)) return `invalid media type '${type}' in canReceive`;
    if (!type.startsWith('custom')) {
      if (typeof permission !== 'boolean') {
        return `invalid (non-boolean) value for media type '${type}' in canReceive`;
      }
      continue;
    }
    if (!isObject(permission)) return `invalid (non-object) value for media type '${type}' in canReceive`;
    if (Object.values(permission).some((entry) => typeof entry !== 'boolean')) {
      return `invalid (non-boolean) value for entry within '${type}' in canReceive`;
    }
  }
  return undefined;
}

/** What holds for everybody must say something about everything. */
function baseProblem(base: unknown): string | undefined {
  if (!isObject(base)) return undefined;
  for (const type of media.filter((name) => name.startsWith('custom') && name in base)) {
    if (!isObject(base[type]) || !('*' in base[type])) {
      return `canReceive "base" permission must specify "*" as an entry within '${type}'`;
    }
  }
  if (media.every((type) => type in base)) return undefined;
  return `canReceive "base" permission must specify all media types: ${media.join(', ')} (or be set to a boolean shorthand)`;
}
