import { useState } from 'react'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'

/**
 * The birth that came along from an open page. It fills a form in which nothing stands; over other
 * details, and when it may be somebody else's, it is only offered.
 */
export function useBroughtBirth(isFormEmpty: boolean) {
  const [brought, setBrought] = useState(() => {
    const birth = broughtBirth.get()
    return birth && { typed: birth.typed, fills: isFormEmpty && !birth.isAsked }
  })
  return {
    filled: brought?.fills ? brought.typed : null,
    offered: brought && !brought.fills ? brought.typed : null,
    /** It has arrived, or is not wanted: the tab forgets it. */
    forget: () => {
      broughtBirth.drop()
      setBrought(null)
    },
  }
}

/** The offered birth in one line, as it was typed. */
export function broughtWords({ date, time, place }: BirthTyped): string {
  return [date, time, place].filter((part) => part.trim() !== '').join(', ')
}
