import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { AccountLinks } from './account-links.server.ts';

export interface AccountLinkMailsOptions {
  links: AccountLinks;
  publicUrl: () => string;
}

/** The mails that carry an invitation or a link to a new password. */
export class AccountLinkMails {
  readonly #options: AccountLinkMailsOptions;

  constructor(options: AccountLinkMailsOptions) {
    this.#options = options;
  }

  /** Undefined when the link is gone, or when a reset was asked for an address without an account. */
  async write(id: string): Promise<Mail | undefined> {
    const { links, publicUrl } = this.#options;
    const link = await links.makeMailedLink(id);
    if (!link) return undefined;
    const footer = `You get this mail because of an account at ${publicUrl()}.`;
    if (link.kind === 'invitation')
      return {
        to: [link.email],
        subject: 'Your invitation to Parley',
        ...writeMail({
          heading: link.role === 'admin' ? 'You are invited to run the site' : 'You are invited',
          paragraphs: [
            'Choose a name and a password, and you are in. The link works once, for seven days.',
            'If you expected no invitation, do nothing.',
          ],
          actions: [{ label: 'Accept the invitation', url: link.url }],
          footer,
        }),
      };
    return {
      to: [link.email],
      subject: 'Choose a new password',
      ...writeMail({
        heading: 'Choose a new password',
        paragraphs: [
          'Somebody, we hope you, asked for a new password for your account. The link works once, for one hour.',
          'If it was not you, do nothing: your password stays as it is.',
        ],
        actions: [{ label: 'Choose a new password', url: link.url }],
        footer,
      }),
    };
  }
}
