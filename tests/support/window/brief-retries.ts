import { configure, getConfig } from '@testing-library/react'

/**
 * A query that waits is asked again at every change, and each miss prints the whole document
 * into its error. Only the last one is read, and the document is printed there anyhow, so the others
 * go without; it returns a function that takes it back.
 */
export function briefRetries(): () => void {
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) => {
      const retried = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      if (message === null || !retried) return getElementError(message, container)
      return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
    },
  })
  return () => configure({ getElementError })
}
