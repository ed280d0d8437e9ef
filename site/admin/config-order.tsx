import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { Button } from '@parley/kit-ui/button';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type SectionChoice, sectionName } from '../site-config/edited-config.ts';

export interface ConfigOrderProps {
  sections: readonly SectionChoice[];
  onChange: (sections: SectionChoice[]) => void;
}

/** The order of the home page: dragged by its handles, or moved by buttons. */
export function ConfigOrder({ sections, onChange }: ConfigOrderProps) {
  const rows = sections.map((section) => ({ ...section, id: section.component }));
  const shown = sections.filter(({ isShown }) => isShown).length;
  const swap = (index: number, by: 1 | -1) => {
    const [moved, neighbour] = [sections[index], sections[index + by]];
    if (moved && neighbour) onChange(sections.with(index, neighbour).with(index + by, moved));
  };
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (event.canceled) return;
        onChange(move(rows, event).map(({ component, isShown }) => ({ component, isShown })));
      }}
    >
      <ol className="config-order" aria-label="Sections of the home page in their order">
        {sections.map((section, index) => (
          <Row
            key={section.component}
            section={section}
            index={index}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            // Key features stand on the page whatever the order says, and something must.
            mayHide={section.component !== 'KeyFeatures' && (!section.isShown || shown > 1)}
            onMove={(by) => swap(index, by)}
            onShow={(isShown) => onChange(sections.with(index, { ...section, isShown }))}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}

interface RowProps {
  section: SectionChoice;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  mayHide: boolean;
  onMove: (by: 1 | -1) => void;
  onShow: (isShown: boolean) => void;
}

function Row({ section, index, isFirst, isLast, mayHide, onMove, onShow }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: section.component, index });
  const name = sectionName(section.component);
  return (
    <li
      ref={ref}
      className="config-order__row"
      data-dragging={isDragging || undefined}
      data-hidden={!section.isShown || undefined}
    >
      <button ref={handleRef} type="button" className="config-order__handle" aria-label={`Drag ${name}`}>
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <span className="config-order__name">{name}</span>
      <label className="config-order__shown">
        <input
          type="checkbox"
          checked={section.isShown}
          disabled={!mayHide}
          onChange={(event) => onShow(event.currentTarget.checked)}
        />
        <span className="visually-hidden">{name} is</span> shown
      </label>
      <Button look="quiet" small disabled={isFirst} aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
        <ArrowUp size={18} aria-hidden="true" />
      </Button>
      <Button look="quiet" small disabled={isLast} aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
        <ArrowDown size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
