const maxLength = 60;
/** A name that carries an address or a link would make our mail a carrier of other people's messages. */
const suspicious = /[/@<>:;"\\\p{Cc}]|www\.|\.\p{L}{2,}/iu;

/** The name as our mails may repeat it; undefined when it looks like something else than a name. */
export function nameForMail(name: string): string | undefined {
  const trimmed = name.trim();
  return trimmed !== '' && trimmed.length <= maxLength && !suspicious.test(trimmed) ? trimmed : undefined;
}

/** How a mail begins. */
export function greeting(name: string): string {
  const known = nameForMail(name);
  return known ? `Hello ${known},` : 'Hello,';
}
