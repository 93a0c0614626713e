import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, showToast } from '~/ui/feedback/toast.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'

const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)

test('there is no region for toasts before the first one, and it stays for the next', async () => {
  const { container } = render(<Toaster />)
  expect(container.innerHTML).toBe('')
  act(() => showToast({ title: 'Mood recorded' }))
  await screen.findByText('Mood recorded')
  const region = screen.getByRole('region')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Mood recorded')).toBeNull()
  expect(screen.getByRole('region')).toBe(region)
  act(() => showToast({ title: 'Entry saved' }))
  await screen.findByText('Entry saved')
  expect(screen.getByRole('region')).toBe(region)
})

describe('the toast region', () => {
  beforeEach(() => {
    render(<Toaster />)
  })

  test('the toast region shows title and description', () => {
    act(() => showToast({ title: 'Mood recorded', description: 'You’re feeling Happy today.' }))
    expect(shown()).toEqual([expect.stringContaining('You’re feeling Happy today.')])
  })

  test('the toast region shows one toast at a time: a new one replaces the one before', () => {
    act(() => showToast({ title: 'Mood recorded' }))
    act(() => showToast({ title: 'Mood cleared' }))
    expect(shown()).toEqual([expect.stringContaining('Mood cleared')])
  })

  test('the toast region is reached with F8', async () => {
    act(() => showToast({ title: 'Mood recorded' }))
    await userEvent.keyboard('[F8]')
    expect(screen.getByRole('list')).toHaveProperty('tabIndex', -1)
    expect(document.activeElement).toBe(screen.getByRole('list'))
  })

  test('the toast region removes a toast that is dismissed', async () => {
    act(() => showToast({ title: 'Mood recorded' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(shown()).toEqual([])
  })

  test('the toast region offers one action', async () => {
    const perform = vi.fn()
    act(() => showToast({ title: 'Entry deleted', action: { label: 'Undo', perform } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(perform).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  test('the toast region is not disturbed by the late dismissal of a toast already replaced', () => {
    act(() => showToast({ title: 'First' }))
    act(() => showToast({ title: 'Second' }))
    act(() => dismissToast(1))
    expect(shown()).toEqual([expect.stringContaining('Second')])
  })
})

test('a toast closes by itself after five seconds and not before', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => showToast({ title: 'Mood recorded' }))
  act(() => vi.advanceTimersByTime(4900))
  expect(shown()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(200))
  expect(shown()).toEqual([])
  vi.useRealTimers()
})
