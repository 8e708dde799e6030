/** docs/protocol.md: the messages of the socket, generated from their schemas (`npm run docs`). */
import {
  CLOSE,
  clientMessageSchema,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  serverMessageSchema,
} from '@lettertafel/protocol';
import { ANY_MOVE, describe, type JsonSchema } from './json-schemas.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  hello: 'The first message. Another version is answered with `problem` (`wrong-version`) and close code 4001.',
  watch:
    'From now on send news of this table, as a seat of one’s own or as a spectator. `after`: the entries that are known already.',
  unwatch: 'Send no more news of it.',
  move: 'Play. `id` is chosen at random: sent again after a lost connection, the move is played once.',
  say: 'Chat.',
  seen: 'The person has the table before the eyes, with a log of this length: a notice of it is not sent, or ends. Not answered.',
  ping: 'Answered with `pong`.',
  welcome: 'The answer to `hello`, with the server’s clock.',
  table: 'The table has changed, or is watched from now on.',
  news: 'The entries that are missing, as this viewer may see them, and the view after them.',
  ended: 'The watcher no longer holds the seat and gets no more news.',
  said: 'New chat messages.',
  done: 'The answer to `move` and `say`: its number.',
  refused: 'The rules refuse the move; nothing has changed.',
  problem: 'The server refuses a message; with `id`, the one that it answers.',
  pong: 'The server’s clock.',
  closing: 'The server stops: reconnect after this many milliseconds.',
};

const CODES: Readonly<Record<(typeof CLOSE)[keyof typeof CLOSE], string>> = {
  [CLOSE.notUnderstood]: 'the message was not understood',
  [CLOSE.wrongVersion]: 'another version of the protocol',
  [CLOSE.tooMany]: 'too many sockets or messages',
  [CLOSE.closing]: 'the server stops',
  [CLOSE.replaced]: 'the guest was deleted or replaced',
};

export function protocolPage(): string {
  return `# The socket

Generated from the schemas by \`npm run docs\`. The API over HTTP describes itself at \`/api/openapi.json\`, whose components (\`Table\`,
\`News\`, \`BoardMove\` …) the messages refer to. [examples/python](../examples/python/client.py) is a client in a few lines.

A client connects to \`/api/socket\` (with \`?table=ID\` so that a proxy can bring viewers together) and sends its cookie, which any request
to the API sets. Messages are JSON texts of at most ${LONGEST_MESSAGE / 1024} kB. This is version ${PROTOCOL_VERSION}. A server may
add fields to its messages at any time: ignore what you do not know. Other changes raise the version.

What a viewer is sent: \`view\` is what the engine's \`viewFor\` returns for that seat, and \`events\` what \`redact\` returns; their types
(\`CrosswordView\`, \`TricksterView\`, \`TableView\` and \`SeenEvent\`) are those of \`@lettertafel/engine\`, and components too.

## What a client sends
${messagesOf(describe(clientMessageSchema, 'input'))}
## What a server sends
${messagesOf(describe(serverMessageSchema, 'output'))}
## Why a server closes a socket
| code | meaning |
| --- | --- |
${Object.values(CLOSE)
  .map((code) => `| ${code} | ${CODES[code]} |`)
  .join('\n')}
`;
}

function messagesOf({ oneOf = [], anyOf = oneOf }: JsonSchema): string {
  if (anyOf.length === 0) throw new Error('the schema has no messages');
  return anyOf
    .map((message) => {
      const { properties = {} } = typeof message === 'object' ? message : {};
      const { type } = properties;
      const name = typeof type === 'object' ? String(type.const) : '';
      const meaning = MEANINGS[name];
      if (meaning === undefined) throw new Error(`the message ${name} has no meaning here`);
      const isMove = name === 'move';
      const shown = { ...Object(message), properties: { ...properties, ...(isMove ? { move: ANY_MOVE } : {}) } };
      return `### \`${name}\`\n${meaning}\n\n\`\`\`json\n${JSON.stringify(shown, null, 2)}\n\`\`\`\n`;
    })
    .join('\n');
}
