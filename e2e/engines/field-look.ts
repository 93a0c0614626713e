import { expect } from 'playwright/test'
import type { Engine } from './drivers/engine.ts'

// What WebDriver types for the key.
export const TAB = '\uE004'

const LOOK = `
  const field = document.activeElement
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--color-accent)'
  const accent = getComputedStyle(probe).color
  probe.remove()
  const { appearance, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(field)
  return {
    field: field.labels?.[0]?.textContent,
    appearance,
    ring: outlineStyle + (outlineColor === accent ? ' in the accent' : ' in ' + outlineColor),
    isThick: parseFloat(outlineWidth) >= 2,
  }
`

/** Passes when the field under this label has the focus, rings it in the accent and has no native look. */
export async function expectOwnLook(engine: Engine, label: string): Promise<void> {
  await expect(async () => {
    expect(await engine.run(LOOK)).toEqual({
      field: label,
      appearance: 'none',
      ring: 'solid in the accent',
      isThick: true,
    })
  }).toPass({ timeout: 30_000 })
}
