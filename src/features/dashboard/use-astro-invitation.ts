import { useState } from 'react'

const KEY = 'alap:astro-invitation'

/** Whether this device still invites to add birth details; once hidden it does so no more. */
export function useAstroInvitation() {
  const [isOpen, setOpen] = useState(read)
  return {
    isOpen,
    hide: () => {
      setOpen(false)
      try {
        localStorage.setItem(KEY, 'hidden')
      } catch {
        // A window that keeps nothing: the wish lasts as long as the page.
      }
    },
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden'
  } catch {
    return true
  }
}
