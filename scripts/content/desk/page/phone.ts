import './desk.css'
import '../../../../src/features/note-viewer/flowing/note-text.css'
