import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Exactness } from '~/features/astrology/result/how-computed.tsx'
import { MEASURED_ACCURACY } from '~/jyotish/chart/measured-accuracy.ts'

test('the chart page names the measured accuracy of each quantity', () => {
  const { container } = render(<Exactness computedBy="device" />)
  const told = container.textContent ?? ''
  const { births, lagna, Moon, trueNode, sunAndPlanets, meanNode, dashaDays } = MEASURED_ACCURACY
  expect(told).toContain(`${births} births`)
  expect(told).toContain(`planets were within ${sunAndPlanets} arcseconds, the Moon within ${Moon}`)
  expect(told).toContain(`the lagna within ${lagna}, the mean node within ${meanNode} and`)
  expect(told).toContain(`the true node within ${trueNode}; no dasha date`)
  expect(told).toContain(`than ${dashaDays} days`)
})
