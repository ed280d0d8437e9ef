import { knowledgeEntries } from '@parley/site/knowledge/knowledge';
import { createKnowledgeMinds } from '@parley/voice-server/mind/knowledge-mind';
import { describe, expect, it } from 'vitest';

const createMind = createKnowledgeMinds({ entries: knowledgeEntries('Parley'), brand: 'Parley' });

async function ask(text: string): Promise<string> {
  const said: string[] = [];
  for await (const action of createMind().reply([{ role: 'user', text }], new AbortController().signal)) {
    if (action.type === 'say') said.push(action.text);
  }
  return said.join(' ');
}

describe("the agent answers from the site's own content", () => {
  it.each([
    // The product.
    ['what can you do', /what our product does/i],
    ['okay so what does it do', /call|agent|answer/i],
    ['can you speak hindi', /hindi/i],
    ['how does the voice technology work', /voice|speech|text/i],
    // Pricing and trial.
    ['how much does it cost', /free trial/i],
    ['tell me the price please', /free trial|price/i],
    ['do you have a free trial', /free trial/i],
    ['is there any free trial available', /free trial/i],
    // Booking.
    ['how do i book a demo', /phone number/i],
    ['i would like to have a demo', /phone number/i],
    ['can i talk to a human being', /phone number/i],
    // Working together.
    ['when will your team call me back', /twenty four hours/i],
    ['is my data safe with you', /details|data/i],
  ])('“%s”', async (question, answer) => {
    const said = await ask(question);
    expect(said).toMatch(answer);
    expect(said).not.toContain('did not get that');
  });

  it.each(['what is the weather in london today', 'who won the cricket match yesterday', 'sing me a song'])(
    'and says so when it does not know: “%s”',
    async (question) => {
      expect(await ask(question)).toContain('I did not get that');
    },
  );

  it('knows every phrase that it is meant to be asked', async () => {
    for (const { id, ask: phrases, spoken } of knowledgeEntries('Parley')) {
      for (const phrase of phrases)
        expect(await ask(phrase), `${id}: ${phrase}`).toContain(spoken.split(/(?<=[.!?]) /)[0]);
    }
  });
});
