import { useEffect, useState } from 'react'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import type { Person } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'

const KEY = 'alap:verification-sent'
const PAUSE_MS = 60_000

type Sent = { readonly uid: string; readonly at: number }

/** The mails that show whose an address is. The pause after each is kept on the device. */
export const verificationMail = {
  /** Sends one to the person's address. Rejects with an `IdentityError`. */
  send: async ({ uid }: Pick<Person, 'uid'>): Promise<void> => {
    await identity.sendVerification(uid)
    verificationMail.wasSent(uid)
  },

  wasSent: (uid: string): void =>
    deviceSetting.keep(KEY, JSON.stringify({ uid, at: Date.now() } satisfies Sent)),

  forget: (uid: string): void => {
    if (lastSent()?.uid === uid) deviceSetting.keep(KEY, null)
  },
} as const

/**
 * Sending the mail again: whether it is too soon for another, and a function that sends it, which
 * rejects with an `IdentityError`. While it is used, a page that is shown again asks whether the link
 * was opened elsewhere.
 */
export function useVerificationMail(person: Person) {
  const [isSending, setSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  const pauseMs = pauseLeft(person.uid, now)
  useEffect(() => {
    if (pauseMs === 0) return
    const timer = setTimeout(() => setNow(Date.now()), pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs])
  useLookAgain(!person.emailVerified)
  const send = async () => {
    setSending(true)
    try {
      await verificationMail.send(person)
    } finally {
      setNow(Date.now())
      setSending(false)
    }
  }
  return { isSending, isPaused: pauseMs > 0, send }
}

function useLookAgain(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const look = () => {
      // Nobody waits for it, and offline the next time is as good.
      if (document.visibilityState === 'visible') identity.lookAgain().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isAsked])
}

function pauseLeft(uid: string, now: number): number {
  const sent = lastSent()
  if (sent?.uid !== uid) return 0
  const left = sent.at + PAUSE_MS - now
  // A clock that was set back must not make the pause longer.
  return left > PAUSE_MS ? 0 : Math.max(0, left)
}

/** What is kept may be from anyone. */
function lastSent(): Sent | null {
  try {
    const read: unknown = JSON.parse(deviceSetting.read(KEY) ?? 'null')
    return isSent(read) ? read : null
  } catch {
    return null
  }
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false
  const { uid, at } = value as Record<string, unknown>
  return typeof uid === 'string' && Number.isFinite(at)
}
