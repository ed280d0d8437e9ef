import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export interface DeskChange<Input, Answer> {
  change: (input: Input) => Promise<Answer>;
  /** What is read anew afterwards. */
  reads: readonly string[][];
  /** Told when it is done; nothing without it. */
  done?: string | ((answer: Answer) => string);
  /** Told as the title when it failed. */
  failed: string;
  onDone?: (answer: Answer) => void;
}

/** A change that an admin makes: told when done or failed, and everything that it may concern is read anew. */
export function useDeskChange<Input, Answer>({ change, reads, done, failed, onDone }: DeskChange<Input, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(answer) {
      onDone?.(answer);
      if (done !== undefined) noticeSuccess(typeof done === 'string' ? done : done(answer));
      await Promise.all(reads.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'all' })));
    },
    onError(error) {
      console.error(failed, error);
      noticeError(failed, error.message);
    },
  });
}
