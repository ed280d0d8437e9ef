import { CallPart } from '../call-part.ts';
import { requireJoined } from '../core/gates.ts';
import { answerOf } from '../core/replies.ts';
import { SdkError } from '../sdk-error.ts';
import { checkUserData } from './check-user-data.ts';

/** What one says to the others: messages, the own name and data. */
export class MessageMethods extends CallPart {
  /**
   * Sends any JSON to one or some session ids, or to everyone but oneself (`*`, the default). Throws outside a meeting,
   * and above 4,096 characters of JSON unless the server allows more. Returns the call.
   */
  sendAppMessage(data: unknown, to: string | string[] = '*'): this {
    requireJoined(this.core, 'sendAppMessage()');
    const { maxAppMessageSize } = this.core.facts;
    if (JSON.stringify(data).length > maxAppMessageSize) {
      throw SdkError.invalidArgument(`Message data too large. Max size is ${maxAppMessageSize}`);
    }
    this.core.send('app-msg', { data, to });
    return this;
  }

  /**
   * Changes the name that others see: for good, or for this meeting only. Resolves with the name. Rejects where no
   * machine is there to be told.
   */
  async setUserName(name: string, options?: { thisMeetingOnly?: boolean }): Promise<{ userName: string }> {
    const { properties, environment } = this.core;
    properties.userName = name;
    const thisMeetingOnly = environment.isReactNative || Boolean(options?.thisMeetingOnly);
    const reply = await this.core.request('set-user-name', { name: name ?? '', thisMeetingOnly });
    return answerOf(reply) as { userName: string };
  }

  /**
   * Sets what others see as `userData`: at most 4,096 characters of JSON, else it rejects. Before a machine works it is
   * only kept, for joining, and the promise resolves with nothing.
   */
  async setUserData(data: unknown): Promise<{ userData: unknown }> {
    checkUserData(data, this.core.environment.console);
    this.core.properties.userData = data;
    if (!this.core.facts.isInitialised) return undefined as never;
    const reply = await this.core.request('set-user-data', { userData: data });
    return answerOf(reply) as { userData: unknown };
  }
}
