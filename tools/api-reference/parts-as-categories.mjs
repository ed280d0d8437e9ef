// A TypeDoc plugin: the methods of a call are written in parts, one noun each; the reference shows them by these nouns.
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

/** `OwnMediaMethods` → `Own media`. */
function titleOf(part) {
  const words = part.replace(/Methods$/, '').split(/(?=[A-Z])/);
  return [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' ');
}

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    const { project } = context;
    const [call] = project.getReflectionsByKind(ReflectionKind.Class).filter(({ name }) => name === 'DailyCall');
    for (const member of call.children) {
      const part = context.getSymbolFromReflection(member)?.declarations?.[0]?.parent?.name?.text ?? 'DailyCall';
      const isOwn = part === 'DailyCall';
      const isEmitter = part === 'EventEmitter';
      const title = isEmitter || part === 'CallPart' ? 'Listeners' : titleOf(part);
      for (const holder of member.signatures ?? [member.getSignature ?? member]) {
        if (!holder.comment?.summary.length && !isEmitter && !holder.comment?.blockTags.length) {
          app.logger.warn(`${member.name} has no documentation`);
        }
        holder.comment ??= new Comment();
        const text = isOwn ? (member.flags.isStatic ? 'Making calls' : 'The call itself') : title;
        holder.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text }]));
        // `Parts` is how the class is put together, not a type that anybody meets.
        holder.inheritedFrom = undefined;
      }
      member.inheritedFrom = undefined;
    }
    call.extendedTypes = undefined;
  });
}
