import * as z from 'zod/mini'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { instantShape } from '~/data/exact-instant.ts'
import { objectsOfRows } from '~/data/objects-of-rows.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import type { Call } from '~/lib/call.ts'

/** How a person likes one thing. */
export type ChosenSetting = {
  /** Its name; one that this version of the app does not know is possible. */
  readonly setting: string
  /** Its meaning is up to the code that reads it; `''` is the default. */
  readonly value: string
  /** The instant it was chosen, ISO 8601 in UTC. */
  readonly at: string
}

export const settingShape = z.string().check(z.regex(/^[a-z-]{1,40}$/))
export const settingValueShape = z
  .string()
  .check(z.refine((value) => [...value].length <= 200 && !value.includes('\0')))

const shape = z.object({ setting: settingShape, value: settingValueShape, at: instantShape })

/** The settings on the device, each for itself: what two devices choose of different things is both kept. */
export const SETTINGS: RowTable = {
  name: 'settings',
  keyOf: ([setting]) => String(setting),
  partOf: () => '',
}

/** What the person chose; a row that is damaged is left out. */
export function settingsOf(rows: readonly Row[]): readonly ChosenSetting[] {
  return objectsOfRows(rows, ['setting', 'value', 'at'], shape)
}

/**
 * Chooses; an older choice never replaces a newer one.
 * @throws RangeError for a name or a value that the database would refuse.
 */
export function chooseSetting({ setting, value, at }: ChosenSetting): Call {
  if (!z.safeParse(shape, { setting, value, at }).success) throw new RangeError('Not a setting')
  return { name: 'choose_setting', args: { setting, value, at } }
}

/** A choice among the rows, in the place of an older one. */
function settingChosen({ setting, value, at }: ChosenSetting): RowChange {
  return {
    table: SETTINGS.name,
    parts: [''],
    change: (rows) => {
      const held = rows.get(setting)
      if (!held || Date.parse(String(held[2])) < Date.parse(at)) {
        rows.set(setting, [setting, value, at, 0])
      }
    },
  }
}

export type SettingWrites = { 'choose-setting': ChosenSetting }

export const settingWrites: WriteDefinitions<SettingWrites> = {
  'choose-setting': {
    call: chooseSetting,
    row: ({ setting }) => `setting ${setting}`,
    changes: (write) => [settingChosen(write)],
    merged: (_earlier, later) => later,
    // A choice of another device is newer.
    insteadOf: (_write, { kind }) => (kind === 'superseded' ? 'leave' : null),
    replacesEarlier: true,
  },
}
