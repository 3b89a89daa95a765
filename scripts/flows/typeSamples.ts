import ts from 'typescript';
import type { Sample } from '../../inspector/simulate/sampleTypes.ts';
import { sampleNumbers, sampleText } from './sampleValues.ts';

/** The most values of one type that are worth offering. */
const mostValues = 24;
const deepest = 7;

const absent: Sample = { $absent: true };

export const isAbsent = (sample: Sample): boolean =>
  typeof sample === 'object' && sample !== null && '$absent' in sample;

const distinct = (samples: readonly Sample[]): readonly Sample[] => [
  ...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values(),
];

const isFlag = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;

const isObject = (type: ts.Type): type is ts.ObjectType => isFlag(type, ts.TypeFlags.Object);

const isReference = (type: ts.Type): type is ts.TypeReference =>
  isObject(type) && (type.objectFlags & ts.ObjectFlags.Reference) !== 0;

/** The most typical values first: a member before a guest, an answer before a refusal. */
const richerFirst = (a: ts.Type, b: ts.Type): number =>
  isFlag(a, ts.TypeFlags.Object) && isFlag(b, ts.TypeFlags.Object)
    ? b.getProperties().length - a.getProperties().length
    : 0;

/** Sample values of types, read by TypeScript itself: each kind of a union at least once. */
export class TypeSamples {
  constructor(private readonly checker: ts.TypeChecker) {}

  /**
   * @param name under which the value is kept, which tells what it may be
   * @param above the types that it lies in, against those that hold themselves
   */
  of(type: ts.Type, name = '', above: readonly ts.Type[] = []): readonly Sample[] {
    const { checker } = this;
    if (type.isUnion()) return this.ofUnion(type, name, above);
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (isFlag(type, ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type) === 'true'];
    if (isFlag(type, ts.TypeFlags.StringLike)) return [sampleText(name)];
    if (isFlag(type, ts.TypeFlags.NumberLike)) return [...sampleNumbers(name)];
    if (isFlag(type, ts.TypeFlags.Null)) return [null];
    if (isFlag(type, ts.TypeFlags.VoidLike)) return [absent];
    if (isFlag(type, ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [{ $unknown: name }];
    if (isFlag(type, ts.TypeFlags.Never)) return [];
    const machine = this.machineId(type);
    if (machine !== undefined) return [{ $machine: machine ?? name }];
    const known = this.ofKnownObject(type, name, above);
    if (known !== undefined) return known;
    if (above.includes(type) || above.length > deepest) return [absent];
    return this.ofObject(type, [...above, type]);
  }

  /** The id of a machine with this type; null if it does not say, undefined if it is no machine. */
  machineId(type: ts.Type): string | null | undefined {
    if (type.symbol?.name !== 'StateMachine') return undefined;
    const config = this.argumentsOf(type)[13];
    return config === undefined ? null : this.idIn(config);
  }

  argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isReference(type) ? this.checker.getTypeArguments(type) : [];
  }

  private idIn(config: ts.Type): string | null {
    const id = config.getProperty('id');
    const type = id && this.checker.getTypeOfSymbol(id);
    return type?.isStringLiteral() === true ? type.value : null;
  }

  private ofUnion(type: ts.UnionType, name: string, above: readonly ts.Type[]) {
    // Optional parts are missing only in the last samples: complete values come first.
    const isNothing = (one: ts.Type) =>
      isFlag(one, ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void);
    const parts = [
      ...type.types.filter((one) => !isNothing(one)).toSorted(richerFirst),
      ...type.types.filter((one) => isNothing(one)),
    ].map((one) => this.of(one, name, above));
    const firsts = parts.flatMap((samples) => samples.slice(0, 1));
    const others = parts.flatMap((samples) => samples.slice(1));
    return distinct([...firsts, ...others]).slice(0, mostValues);
  }

  private ofKnownObject(type: ts.Type, name: string, above: readonly ts.Type[]) {
    const { checker } = this;
    const called = type.symbol?.name;
    const [first, second] = this.argumentsOf(type);
    if (called === 'ActorRef' || called === 'Actor') {
      const machine = first === undefined ? null : this.machineOfSnapshot(first);
      return [{ $actor: name, ...(machine !== null && { machine }) }];
    }
    if (called === 'Date') return [{ $date: '2026-11-23T12:00:00.000Z' }];
    if ((called === 'Map' || called === 'ReadonlyMap') && first && second) {
      const key = this.of(first, 'id', above)[0];
      const value = this.of(second, '', above)[0];
      return [{ $map: [] }, ...(key && value ? [{ $map: [[key, value]] }] : [])];
    }
    if ((called === 'Set' || called === 'ReadonlySet') && first)
      return [{ $set: [] }, { $set: this.of(first, 'id', above).slice(0, 1) }];
    if (checker.isTupleType(type))
      return [this.argumentsOf(type).flatMap((one) => this.of(one, name, above).slice(0, 1))];
    if (checker.isArrayType(type)) {
      const items = first ? this.of(first, name.replace(/s$/, ''), above) : [];
      const whole = items.filter((item) => !isAbsent(item));
      return [...whole.slice(0, 3).map((item) => [item]), []];
    }
    const [call] = type.getCallSignatures();
    if (call === undefined) return undefined;
    const [result = absent] = this.of(call.getReturnType(), name, above);
    return [{ $function: result }];
  }

  private machineOfSnapshot(snapshot: ts.Type): string | null {
    const config = this.argumentsOf(snapshot).at(-1) ?? snapshot.aliasTypeArguments?.at(-1);
    return config === undefined ? null : this.idIn(config);
  }

  private ofObject(type: ts.Type, above: readonly ts.Type[]): readonly Sample[] {
    const { checker } = this;
    const choices = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const samples = this.of(checker.getTypeOfSymbol(property), property.name, above);
      const whole = samples.filter((sample) => !isAbsent(sample));
      return { name: property.name, samples: isOptional ? [...whole, absent] : samples };
    });
    const plain = choices.map(({ samples: [first = absent] }) => first);
    const built = (values: readonly Sample[]): Sample =>
      Object.fromEntries(
        choices.flatMap(({ name }, index) => {
          const value = values[index];
          return value === undefined || isAbsent(value) ? [] : [[name, value]];
        }),
      );
    // Varies one part at a time: combinations would be endless.
    const longest = Math.max(0, ...choices.map(({ samples }) => samples.length));
    const variants: Sample[] = [];
    for (let turn = 1; turn < longest; turn += 1)
      for (const [index, { samples }] of choices.entries()) {
        const other = samples[turn];
        if (other !== undefined) variants.push(built(plain.with(index, other)));
      }
    return distinct([built(plain), ...variants]).slice(0, mostValues);
  }
}
