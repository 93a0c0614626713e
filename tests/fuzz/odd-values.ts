import { type JsonTree, leaf, objectOf } from './json-tree.ts'

const long = (part: string, length: number) => part.repeat(Math.ceil(length / part.length))
const DEEP = 20_000

/** Numbers outside of what anything in Alap may be, and at the borders of what it may be. */
const NUMBERS = [
  ...['0', '-0', '1', '-1', '5', '6', '0.5', '2.9999999999999996', '90', '90.0001', '-90.0001'],
  ...['180', '180.0001', '360', '360.1', '720', '721', '1439', '1440', '1441', '57600', '57601'],
  ...['1e-320', '9007199254740993', '-2147483649', '1e21', '1e308', '-1e308', '1e309', '-1e999'],
]

/** Text that breaks something somewhere, as JSON. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  'NaN',
  'Infinity',
  'null',
  '-1',
  '1e5',
  '0x10',
  '__proto__',
  'constructor',
  'toString',
  '<img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '\0',
  'a\u0000b',
  '\u0001\u001b[31m\u007f\u0085',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe\u202c\u2066',
  '\ufeff\u200b\u2028\u2029',
  'e\u0301\u0300\u0327'.repeat(50),
  '👨‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:pass@evil.example/x.mp3',
  '//evil.example/x.mp3',
  'Asia/Kolkata',
  'No/Such_Zone',
  long('नाद ', 5_000),
  long('x', 120_000),
]

/** Days and instants that are none, or are beside what is meant. */
export const TIMES: readonly string[] = [
  ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0000-00-00'],
  ...['99999-01-01', '-0001-01-01', '2026-2-3', ' 2026-03-04', '2026-03-04 ', 'infinity', 'today'],
  ...['20260304', '2026-03-04T00:00', '2026-03-04T25:00:00Z', '2026-02-30T10:00:00Z', '0001-01-01'],
  ...[
    '2026-03-04T10:00:00+99:99',
    '+275760-09-13T00:00:00.001Z',
    '12:60',
    '99:99',
    '24:00',
    '5:30',
  ],
  ...['2026-03-04T10:00:00.000000001Z', '2026-03-04T23:59:60Z', '9999-12-31T23:59:59.999Z'],
]

/** Names that an object may not treat as its own. */
export const NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON'],
  ...['then', 'length', '0', '', '\u0000', '\ud800'],
]

const asText = (text: string): JsonTree => leaf(JSON.stringify(text))

/** Values instead of others. */
export const VALUES: readonly JsonTree[] = [
  ...['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"a":{}}', 'NaN', 'undefined'].map(
    leaf,
  ),
  ...NUMBERS.map(leaf),
  ...NUMBERS.map((text) => asText(text)),
  ...TEXTS.map(asText),
  ...TIMES.map(asText),
  leaf('['.repeat(DEEP) + ']'.repeat(DEEP)),
  leaf(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  objectOf([['then', leaf('1')]]),
  objectOf([['__proto__', leaf('{"polluted":true}')]]),
]
