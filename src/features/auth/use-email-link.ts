import { useCallback, useEffect, useState } from 'react'
import { changeEmail, type NewAddress } from '~/queries/change-email.ts'

type EmailLinkStage =
  | { readonly at: 'checking' }
  | { readonly at: 'good'; readonly address: NewAddress; readonly isBusy: boolean }
  | { readonly at: 'failed'; readonly error: unknown; retry(): void }

/**
 * A link to a new address. Looking at it changes nothing, since mail programs open links too; the
 * person says when.
 */
export function useEmailLink(code: string, onDone: (email: string) => void) {
  const [stage, setStage] = useState<EmailLinkStage>({ at: 'checking' })
  const check = useCallback(() => {
    setStage({ at: 'checking' })
    changeEmail.check(code).then(
      (address) => setStage({ at: 'good', address, isBusy: false }),
      (error: unknown) => setStage({ at: 'failed', error, retry: check }),
    )
  }, [code])
  useEffect(() => {
    check()
  }, [check])
  const finish = (address: NewAddress) => {
    setStage({ at: 'good', address, isBusy: true })
    changeEmail.finish(code, address).then(
      () => onDone(address.to),
      (error: unknown) => setStage({ at: 'failed', error, retry: () => finish(address) }),
    )
  }
  return { stage, finish }
}
