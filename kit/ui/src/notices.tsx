import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { type Notice, NoticeList, noticeOpenMs } from './notice-list.ts';

const list = new NoticeList();
const nothing: readonly Notice[] = [];

/** Says that something worked. Throws a RangeError when the title is empty. */
export function noticeSuccess(title: string, description?: string): void {
  list.add('success', title, description);
}

/** Says that something failed. Throws a RangeError when the title is empty. */
export function noticeError(title: string, description?: string): void {
  list.add('error', title, description);
}

/** Where notices appear: read out, closable by hand, each open for {@link noticeOpenMs}. One per application. */
export function Notices() {
  const notices = useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () => list.notices,
    () => nothing,
  );
  return (
    <Toast.Provider duration={noticeOpenMs} label="Notice">
      {notices.map(({ id, kind, title, description, isOpen }) => (
        <Toast.Root
          key={id}
          className="notice"
          data-kind={kind}
          open={isOpen}
          onOpenChange={(open) => !open && list.close(id)}
        >
          <Toast.Title className="notice__title">{title}</Toast.Title>
          {description && <Toast.Description className="notice__text">{description}</Toast.Description>}
          <Toast.Close className="notice__close" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="notices" />
    </Toast.Provider>
  );
}
