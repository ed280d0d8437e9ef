import { CallPart } from '../call-part.ts';
import { requireJoined } from '../core/gates.ts';
import { userDataProblem } from '../properties/validate-properties.ts';
import { SdkError } from '../sdk-error.ts';

/** What one says to the others: messages, the own name and data. */
export class MessageMethods extends CallPart {
  /** Sends JSON to one session id or everyone. Throws when it is too large or no meeting is joined. */
  sendAppMessage(data: unknown, to = '*'): this {
    requireJoined(this.core, 'sendAppMessage()');
    const { maxAppMessageSize } = this.core.facts;
    if ((JSON.stringify(data)?.length ?? 0) > maxAppMessageSize) {
      throw SdkError.invalidArgument(`Message data too large. Max size is ${maxAppMessageSize}`);
    }
    this.core.send('app-msg', { data, to });
    return this;
  }

  async setUserName(name: string, options: { thisMeetingOnly?: boolean } = {}): Promise<{ userName: string }> {
    this.core.properties.userName = name;
    const { userName } = await this.core.request('set-user-name', {
      name: name ?? '',
      thisMeetingOnly: Boolean(options.thisMeetingOnly),
    });
    return { userName: userName as string };
  }

  async setUserData(data: unknown): Promise<{ userData: unknown } | undefined> {
    const problem = userDataProblem(data);
    if (problem !== undefined) throw SdkError.invalidArgument(problem);
    this.core.properties.userData = data;
    if (!this.core.facts.isInitialised) return undefined;
    const { userData } = await this.core.request('set-user-data', { userData: data });
    return { userData };
  }
}
