import { randomUUID } from 'node:crypto'
import type { Call, Json } from '~/lib/call.ts'

const at = '2026-03-04T20:00:00.000Z'
const day = '2026-03-04'
const id = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'

/** A rest day. */
export const dayCall = (on: Json): Call => ({ name: 'add_rest_day', args: { day: on } })

/** A new entry, with changes to its arguments. */
export const entryCall = (changes: Call['args']): Call => ({
  name: 'save_entry',
  args: { id: randomUUID(), content: 'dusk', mood: 3, day, minute: 1200, at, ...changes },
})

/** A call of every function that a list may contain, as the app sends them. */
export const EVERY_CALL: readonly Call[] = [
  { name: 'add_backdated', args: { day, session_id: id, entry_id: null } },
  { name: 'add_favourite', args: { item: 'raga-yaman', at } },
  dayCall(day),
  { name: 'celebrate', args: { achievements: ['zen-zone', 'first-sit'], at } },
  { name: 'choose_setting', args: { setting: 'theme', value: 'dark', at } },
  { name: 'clear_mood', args: { day, base: at } },
  { name: 'delete_entry', args: { id, base: at } },
  { name: 'delete_chart', args: { id, base: at } },
  { name: 'delete_recording', args: { id, base: at } },
  { name: 'edit_entry', args: { id, content: 'dawn', mood: 2, at, base: at, day } },
  {
    name: 'keep_chart',
    args: {
      id,
      name: 'Asha',
      birth_date: '1990-01-01',
      birth_time: '05:30',
      birth_place: 'Pune',
      timezone: 'auto',
      latitude: 18.5234567,
      longitude: 73.8678901,
      zone: 'Asia/Kolkata',
      utc_offset_seconds: 19_800,
      sure_to_minutes: 15,
      at,
      base: null,
    },
  },
  {
    name: 'keep_recording',
    args: {
      id,
      title: 'An evening in Pune',
      raag: 'Yaman',
      mood_category: 'Shantha',
      seconds: 1471,
      address: null,
      file: 'a'.repeat(64),
      bytes: 1_073_741_824,
      at,
      base: null,
    },
  },
  { name: 'open_account', args: {} },
  { name: 'record_japa', args: { mantra: 'shiva', day, beads: 54, at, base: null } },
  { name: 'record_mood', args: { id, mood: 3, day, minute: 600, at, base: null } },
  {
    name: 'record_session',
    args: {
      id,
      day,
      minute: 600,
      at,
      minutes: 10,
      raag: 'Yaman',
      heard: '/recordings/yaman-10.mp3?sa=cs3',
    },
  },
  { name: 'remove_favourite', args: { item: 'raga-yaman' } },
  { name: 'remove_rest_day', args: { day } },
  {
    name: 'save_birth_details',
    args: {
      full_name: 'Meera',
      birth_date: '1990-01-01',
      birth_time: '05:30',
      birth_place: 'Pune',
      timezone: 'auto',
      latitude: 18.5234567,
      longitude: 73.8678901,
      zone: 'Asia/Kolkata',
      utc_offset_seconds: 19_800,
      sure_to_minutes: 15,
      current_dasha: 'Venus',
      moon_sign: 'Taurus',
      at,
      base: null,
    },
  },
  entryCall({ id }),
  { name: 'star_entry', args: { id, starred: true } },
]
