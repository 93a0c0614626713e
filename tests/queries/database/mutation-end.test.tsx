import { useMutation } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mutationEnd } from '~/queries/database/mutation-end.ts'
import { hookOfAsha, signInAsAsha } from '~tests/support/as-person.tsx'
import { held } from '~tests/support/held.ts'

function begin() {
  signInAsAsha()
  const answer = held<() => string>()
  const page = hookOfAsha(() => useMutation({ mutationFn: async () => (await answer.promise)() }))
  const called: string[] = []
  const mutate = page.result.current.mutate
  const end = mutationEnd(mutate, undefined, {
    onSuccess: (data: string) => called.push(data),
    onError: () => called.push('failed'),
  }).then(() => called.push('ended'))
  return { ...page, answer, called, end }
}

test('a mutation that succeeds calls back before its end', async () => {
  const { answer, called, end } = begin()
  await act(async () => answer.resolve(() => 'stored'))
  await end
  expect(called).toEqual(['stored', 'ended'])
})

test('a mutation that fails calls back before its end', async () => {
  const { answer, called, end } = begin()
  await act(async () =>
    answer.resolve(() => {
      throw new Error('offline')
    }),
  )
  await end
  expect(called).toEqual(['failed', 'ended'])
})

test('a mutation calls nothing back when its screen was left', async () => {
  const { answer, called, unmount, client } = begin()
  unmount()
  await act(async () => answer.resolve(() => 'stored'))
  await vi.waitFor(() => expect(client.isMutating()).toBe(0))
  expect(called).toEqual([])
})
