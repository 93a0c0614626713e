import type { Call, Json } from '~/lib/call.ts'

const at = '2026-01-01T10:00:00.000Z'
const id = 'a9a9a9a9-0000-4000-8000-000000000009'
const day = '2026-01-01'
const name = 'Somebody'
const heard = '/recordings/yaman-10.mp3?sa=cs3'
const birth = {
  full_name: name,
  birth_date: '1999-01-02',
  birth_time: '10:11',
  birth_place: 'Pune',
  timezone: 'Asia/Kolkata',
  latitude: 18.52,
  longitude: 73.86,
  zone: 'Asia/Kolkata',
  utc_offset_seconds: 19800,
  sure_to_minutes: 5,
  current_dasha: 'Venus',
  moon_sign: 'Taurus',
}

const recording = {
  title: name,
  raag: 'Yaman',
  mood_category: 'Shantha',
  seconds: 1471,
  address: 'https://media.example/yaman.mp3',
  file: null,
  bytes: null,
}

const { full_name: _name, current_dasha: _dasha, moon_sign: _sign, ...keptBirth } = birth

/** Every function of the schema `api` that reads, with arguments as the app sends them. */
export const READS: readonly Call[] = [
  { name: 'account', args: {} },
  { name: 'catalogue', args: { known: 'f0e1d2c3b4a59687' } },
  { name: 'changes', args: { since: 0, most: 5000 } },
  { name: 'first', args: {} },
  { name: 'newest', args: { kind: 'mood_logs', before: `2100-01-01 ${id}`, most: 5000 } },
]

/** Every function that writes, except the one that deletes everything of its caller. */
export const WRITES: readonly Call[] = [
  { name: 'add_backdated', args: { day, session_id: id, entry_id: id } },
  { name: 'add_favourite', args: { item: 'raga-yaman', at } },
  { name: 'add_rest_day', args: { day } },
  { name: 'celebrate', args: { achievements: ['first-entry'], at } },
  { name: 'clear_mood', args: { day, base: at } },
  { name: 'delete_chart', args: { id, base: at } },
  { name: 'delete_entry', args: { id, base: at } },
  { name: 'delete_recording', args: { id, base: at } },
  { name: 'edit_entry', args: { id, content: 'mine', mood: 3, at, base: at, day } },
  { name: 'import_rows', args: { kind: 'rest_days', rows: [{ local_date: day }], id, part: 0 } },
  { name: 'keep_chart', args: { id, name, ...keptBirth, at, base: null } },
  { name: 'keep_recording', args: { id, ...recording, at, base: null } },
  { name: 'open_account', args: {} },
  { name: 'choose_setting', args: { setting: 'theme', value: 'dark', at } },
  { name: 'record_japa', args: { mantra: 'shiva', day, beads: 108, at, base: null } },
  { name: 'record_mood', args: { id, mood: 3, day, minute: 600, at, base: null } },
  {
    name: 'record_session',
    args: { id, day, minute: 600, at, minutes: 10, raag: 'Yaman', heard },
  },
  { name: 'remove_favourite', args: { item: 'raga-yaman' } },
  { name: 'remove_rest_day', args: { day } },
  { name: 'save_birth_details', args: { ...birth, at, base: null } },
  { name: 'save_entry', args: { id, content: 'mine', mood: 3, day, minute: 600, at } },
  { name: 'star_entry', args: { id, starred: true } },
  {
    name: 'sync',
    args: { writes: [{ name: 'add_rest_day', args: { day } }], since: 0, most: 5000 },
  },
  { name: 'undo_import', args: { id, part: 0 } },
  {
    name: 'write_many',
    args: {
      writes: [
        { name: 'add_rest_day', args: { day } },
        { name: 'delete_entry', args: { id } },
      ],
    },
  },
]

export const CALLS: readonly Call[] = [...READS, ...WRITES]

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function literal(value: Json): string {
  if (value === null) return 'null'
  if (typeof value === 'object') return `${quoted(JSON.stringify(value))}::jsonb`
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** A call as SQL, with one argument replaced by any expression. */
export function sqlOf({ name: called, args }: Call, replaced = '', expression = ''): string {
  const list = Object.entries(args).map(
    ([argument, value]) => `${argument} => ${argument === replaced ? expression : literal(value)}`,
  )
  return `api.${called}(${list.join(', ')})`
}
