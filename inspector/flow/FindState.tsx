import { useId, useState } from 'react';
import type { Chart } from '../chart/chartTypes';
import pieces from '../frame/Pieces.module.css';
import type { Selection } from './flowMachine';
import { pathName } from './ways';

type FindStateProps = { chart: Chart; onSelect: (selection: Selection) => void };

/** Goes to a state of a large chart by its name, folded or not. */
export function FindState({ chart, onSelect }: FindStateProps) {
  const [text, setText] = useState('');
  const list = useId();
  const states = chart.nodes.slice(1).map(({ id, description }) => ({
    id,
    name: pathName(chart, id),
    description,
  }));
  const find = (sought: string) => {
    setText(sought);
    const found = states.find(({ name }) => name === sought);
    if (found !== undefined) onSelect({ kind: 'state', id: found.id });
  };
  return (
    <>
      <input
        type="search"
        className={pieces.control}
        aria-label="Find a state in the chart"
        placeholder="Find a state"
        size={14}
        list={list}
        value={text}
        onChange={({ target }) => find(target.value)}
      />
      <datalist id={list}>
        {states.map(({ id, name, description }) => (
          <option key={id} value={name}>
            {description}
          </option>
        ))}
      </datalist>
    </>
  );
}
