import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useEditRow } from './use-edit-row.ts'

test("a row's form opens with its id in the query and `isEdit` in the history's state", () => {
  const history = createMemoryHistory({ initialEntries: ['/leaves'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  let edit = (_href: string) => {}
  function Row() {
    edit = useEditRow()
    return null
  }
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Row />
    </RouterContextProvider>,
  )
  edit('/leaves/new?id=1')
  expect(history.location.href).toBe('/leaves/new?id=1')
  expect(history.location.state).toMatchObject({ isEdit: true })
})
