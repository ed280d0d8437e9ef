import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import '../pages/reading.css';
import './rich-text.css';

export interface RichTextEditorProps {
  label: string;
  /** HTML that the editor begins with. */
  initial: string;
  error?: string | undefined;
  hint?: string;
  onChange: (html: string) => void;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    codeBlock: false,
    code: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** Writes a long text as it will look. Brings its library with it, so it is loaded where it is needed alone. */
export function RichTextEditor({ label, initial, error, hint, onChange }: RichTextEditorProps) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: initial,
    immediatelyRender: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id,
        class: 'prose rich-text__area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-hint ${id}-error`,
      },
    },
  });
  return (
    <div className="field rich-text" data-invalid={error !== undefined || undefined}>
      <span className="field__label">{label}</span>
      <div>
        {editor && <Tools editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      <span id={`${id}-hint`} className="field__hint">
        {hint}
      </span>
      <span id={`${id}-error`} className="field__error" role={error === undefined ? undefined : 'alert'}>
        {error}
      </span>
    </div>
  );
}

interface Tool {
  name: string;
  icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Small heading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'List',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const undoTools: readonly Tool[] = [
  { name: 'Undo', icon: Undo2, press: (editor) => editor.chain().focus().undo().run() },
  { name: 'Redo', icon: Redo2, press: (editor) => editor.chain().focus().redo().run() },
];

const tableTools: ReadonlyArray<{ name: string; press: (editor: Editor) => void }> = [
  { name: 'Add row', press: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'Add column', press: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'Delete row', press: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'Delete column', press: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'Delete table', press: (editor) => editor.chain().focus().deleteTable().run() },
];

function Tools({ editor }: { editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
  const { on, isInTable, isLink } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ isOn }) => isOn?.(now) ?? false),
      isInTable: now.isActive('table'),
      isLink: now.isActive('link'),
    }),
  });
  return (
    <div className="rich-text__tools">
      <fieldset className="rich-text__row" aria-label="How the text looks">
        {tools.map((tool, index) => (
          <ToolButton key={tool.name} tool={tool} isOn={on[index]} editor={editor} />
        ))}
        <ToolButton
          tool={{ name: 'Link', icon: Link2, press: () => setIsLinking((was) => !was) }}
          isOn={isLink || isLinking}
          editor={editor}
        />
        <ToolButton
          tool={{
            name: 'Table',
            icon: Table,
            press: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
          }}
          isOn={isInTable}
          editor={editor}
        />
        {undoTools.map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} />
        ))}
      </fieldset>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
      {isInTable && (
        <fieldset className="rich-text__row" aria-label="The table">
          {tableTools.map(({ name, press }) => (
            <button key={name} type="button" className="rich-text__word" onClick={() => press(editor)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function ToolButton({ tool, isOn, editor }: { tool: Tool; isOn?: boolean | undefined; editor: Editor }) {
  const Icon = tool.icon;
  return (
    <button
      type="button"
      className="rich-text__tool"
      aria-label={tool.name}
      title={tool.name}
      aria-pressed={isOn}
      // The text keeps the focus and what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => tool.press(editor)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

/** Gives the chosen words an address, or takes it away. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const apply = (event: FormEvent | React.KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    if (!isLinkAddress(href)) {
      setIsWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    // A form within the page's own form is none, so the key is listened for.
    <div className="rich-text__row rich-text__link">
      <label htmlFor={id}>Address</label>
      <input
        id={id}
        className="field__input"
        value={address}
        placeholder="/pricing or https://…"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event);
        }}
      />
      <button type="button" className="rich-text__word" onClick={apply}>
        {address.trim() === '' ? 'Take the link away' : 'Set link'}
      </button>
      <span id={`${id}-hint`} className="field__hint" role={isWrong ? 'alert' : undefined}>
        {isWrong && 'An address begins with /, #, https://, mailto: or tel:'}
      </span>
    </div>
  );
}

function isLinkAddress(href: string): boolean {
  return href === '' || /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i.test(href);
}
