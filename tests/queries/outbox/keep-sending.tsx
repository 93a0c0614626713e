import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useKeepSending } from '~/queries/outbox/use-keep-sending.ts'
import { SignedInProvider, usePersonOrNull } from '~/queries/person.tsx'

/** Renders a page that sends the waiting writes of the signed-in person. */
export function keepSending(client: QueryClient): void {
  render(
    <QueryClientProvider client={client}>
      <SignedInProvider>
        <OfPerson />
      </SignedInProvider>
    </QueryClientProvider>,
  )
}

function OfPerson() {
  const person = usePersonOrNull()
  return person && <Sending key={person.uid} />
}

function Sending() {
  useKeepSending()
  return null
}
