import { type JsonTree, treeOf } from './json-tree.ts'
import { mutatedJson, pick, type Random } from './mutate-json.ts'

/** A real reply as a service sent it. */
export type RealReply = {
  readonly status: number
  readonly type: string
  readonly text: string
  /** Its JSON, for changes of its parts; `null` when it is none. */
  readonly tree: JsonTree | null
}

/** A reply that is served as often as it is asked for. */
export type ServedReply = {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

/** Keeps a reply that was really sent. */
export async function realReply(response: Response): Promise<RealReply> {
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    tree: parsed(text),
  }
}

function parsed(text: string): JsonTree | null {
  try {
    return treeOf(JSON.parse(text))
  } catch {
    return null
  }
}

const TYPES = [
  ...['text/html; charset=utf-8', 'text/plain', 'application/json', 'application/problem+json', ''],
  ...['application/octet-stream', 'application/json; charset=utf-16', 'image/png', 'text/json'],
]
const STATUSES = [
  ...[200, 200, 200, 201, 204, 206, 300, 304, 400, 401, 403, 404, 405, 408, 409, 413, 415, 422],
  ...[425, 429, 500, 502, 503, 504, 507, 511, 599],
]
const BODIES = [
  ...[
    '',
    '{}',
    '[]',
    'null',
    '0',
    '"text"',
    'true',
    'NaN',
    '\ufeff{}',
    '{"',
    '<!doctype html><p>Hi',
  ],
  ...[
    '{"results":[]}',
    '{"error":{"message":"X"}}',
    '{"code":7,"message":{}}',
    '{"__proto__":null}',
  ],
]

/** A reply with something wrong about it: its parts, its text, its bytes, its status or its type. */
export function mutatedReply(real: RealReply, random: Random): ServedReply {
  const { status, type, text } = real
  const how = random()
  if (how < 0.74 && real.tree) {
    return { status, type, body: mutatedJson(real.tree, random).text }
  }
  if (how < 0.86) return { status, type, body: textChanged(text, random) }
  if (how < 0.9) return { status, type, body: bytesChanged(text, random) }
  if (how < 0.95) return { status: pick(random, STATUSES), type: pick(random, TYPES), body: text }
  return { status: pick(random, STATUSES), type: pick(random, TYPES), body: pick(random, BODIES) }
}

function textChanged(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const how = random()
  if (how < 0.5) return text.slice(0, at)
  if (how < 0.6) return text + text
  if (how < 0.7) return text.slice(at)
  if (how < 0.8) return pick(random, BODIES)
  const character = pick(random, [
    '"',
    '\\',
    '{',
    ']',
    ',',
    ':',
    '9',
    '-',
    '\0',
    '\ud800',
    '\u2028',
  ])
  return text.slice(0, at) + character + text.slice(at + 1)
}

function bytesChanged(text: string, random: Random): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  }
  return bytes
}

/** The `Response` of a reply; some statuses may have no body. */
export function responseOf({ status, type, body }: ServedReply): Response {
  const isBare = status === 204 || status === 304
  return new Response(isBare ? null : (body as BodyInit), {
    status,
    headers: type === '' ? {} : { 'content-type': type },
  })
}
