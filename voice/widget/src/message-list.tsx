import { useEffect, useRef } from 'react';
import { isListening, notices, type WidgetState } from './widget-state.ts';

/** What was said, newest last; it follows the talk as long as its reader is at its end. */
export function MessageList({ state, say }: { state: WidgetState; say: (text: string) => string }) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { messages, hint } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the messages may make the list longer
  useEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [messages, hint]);
  const follow = () => {
    const element = list.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  return (
    <div className="voice-messages" ref={list} role="log" aria-label={say('Conversation')} onScroll={follow}>
      {messages.length === 0 && (
        <p className="voice-messages__empty">
          {say('Ask what it can do, what it costs, or for a demo. It answers aloud, and you see both sides here.')}
        </p>
      )}
      <ol>
        {messages.map(({ id, sender, text, partial, isNotice }) => (
          <li key={id} className="voice-message" data-sender={sender} data-notice={isNotice || undefined}>
            {!isNotice && <span className="visually-hidden">{say(sender === 'agent' ? 'Agent: ' : 'You: ')}</span>}
            {isNotice ? say(text) : text}
            {partial && (
              <span className="voice-message__partial" aria-hidden="true">
                {text && ' '}
                {partial}
              </span>
            )}
          </li>
        ))}
      </ol>
      {hint && <p className="voice-messages__hint">{say(hint)}</p>}
      {isListening(state) && (
        <p className="voice-messages__listening">
          <span className="voice-dot" data-live={state.isUserSpeaking || undefined} />
          {say(notices.listening)}
        </p>
      )}
    </div>
  );
}
