import { useCallback, useEffect, useState } from 'react'
import { account } from '~/queries/account.ts'

export type CodeCheck =
  | { readonly status: 'checking' }
  | { readonly status: 'good'; readonly email: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly email: string }

/** Asks whose password a code may change; asking does not use the code up. */
export function useCodeCheck(code: string) {
  const [check, setCheck] = useState<CodeCheck>({ status: 'checking' })
  const ask = useCallback(() => {
    setCheck({ status: 'checking' })
    account.checkResetCode(code).then(
      (email) => setCheck({ status: 'good', email }),
      (error: unknown) => setCheck({ status: 'failed', error, email: '' }),
    )
  }, [code])
  useEffect(() => {
    ask()
  }, [ask])
  const fail = (error: unknown, email: string) => setCheck({ status: 'failed', error, email })
  return { check, ask, fail }
}
