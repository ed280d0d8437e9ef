import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call, CreateCustomerDTO, CreateOutboundCallDTO } from '@vapi-ai/web/dist/api.js';
import { z } from 'zod';
import type { OutboundCall } from '../voice-calls.server.ts';

/**
 * What the platform documents of `POST /call`, held against what we send twice: by the compiler, to the vendor's own
 * types, and here to the limits that stand in their comments.
 */
const CallBodySchema = z.strictObject({
  assistantId: z.string().min(1),
  phoneNumberId: z.string().min(1).optional(),
  customer: z.strictObject({ number: z.string().regex(/^\+[1-9]\d{6,14}$/), name: z.string().max(40) }),
  name: z.string().max(40),
});
const asDocumented = (call: OutboundCall): CreateOutboundCallDTO & { customer: CreateCustomerDTO } => call;

export interface VoiceStandIn {
  url: string;
  /** What was asked to be dialled. */
  placed: CreateOutboundCallDTO[];
  /** Of each request: method, path and bearer. */
  requests: string[];
  /** How a call is answered; by default 201. */
  answer: () => { status: number } | 'hang-up';
  /** What `GET /call/{id}` says. */
  call: Pick<Call, 'status' | 'endedReason'>;
  close(): Promise<void>;
}

/** A voice platform that refuses what the vendor's would refuse, and dials nobody. */
export async function startVoiceStandIn(port = 0): Promise<VoiceStandIn> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    standIn.requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const send = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (request.method === 'GET') return send(200, { id: 'call-1', ...standIn.call });
    const parsed = CallBodySchema.safeParse(JSON.parse(body));
    if (!parsed.success) return send(400, { statusCode: 400, error: 'Bad Request', message: parsed.error.issues });
    const { assistantId, phoneNumberId, customer, name } = parsed.data;
    standIn.placed.push(
      asDocumented({ assistantId, customer, name, ...(phoneNumberId === undefined ? {} : { phoneNumberId }) }),
    );
    const answer = standIn.answer();
    if (answer === 'hang-up') return request.socket.destroy();
    const made = { id: `call-${standIn.placed.length}`, orgId: 'org', type: 'outboundPhoneCall', status: 'queued' };
    return send(answer.status, answer.status < 300 ? made : { statusCode: answer.status, message: 'no' });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const standIn: VoiceStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/voice`,
    placed: [],
    requests: [],
    answer: () => ({ status: 201 }),
    call: { status: 'in-progress' },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}
