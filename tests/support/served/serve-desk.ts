// Serves the desk over the named content folder at a free port, and prints its address: node
// tests/support/served/serve-desk.ts FOLDER
import { startDesk } from '#scripts/content/desk/desk-server.ts'

const [content] = process.argv.slice(2)
if (!content) throw new Error('Name the content folder.')
const server = await startDesk({ content, port: 0 })
const address = server.httpServer?.address()
if (typeof address !== 'object' || address === null) throw new Error('The desk listens to no port.')
console.log(`http://localhost:${address.port}`)
