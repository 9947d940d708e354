import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadKatex } from '../../../../src/features/quiz/maths/katex-loader.ts'
import { Desk } from './desk.tsx'
import './desk.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
// So that the first formula that is written is shown at once.
void loadKatex()
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)
