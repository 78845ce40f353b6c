import {
  buildSchema,
  type FieldDefinitionNode,
  Kind,
  lexicographicSortSchema,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  parse,
  print as printAst,
  printSchema,
  type StringValueNode,
  type TypeNode,
  visit,
} from 'graphql';
import type { Model } from './model.ts';

const toNamedType = (name: string): NamedTypeNode => ({
  kind: Kind.NAMED_TYPE,
  name: { kind: Kind.NAME, value: name },
});
const toNonNullType = (type: TypeNode): TypeNode =>
  type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };

/**
 * Sorts and corrects Directus's SDL (decision 113). A list of related items becomes `[T!]!` (https://github.com/directus/directus/issues/16353). A NOT
 * NULL column that is no relation becomes non-null. `project_id` has the type ID. `$t:key` in descriptions becomes the English text of the Studio.
 */
export function normalizeGraphql(sdl: string, model: Model): string {
  const correctedSchema = visit(parse(sdl), {
    [Kind.OBJECT_TYPE_DEFINITION](node: ObjectTypeDefinitionNode) {
      const collection = model.collections.get(node.name.value);
      if (!collection) return undefined;
      const fields = node.fields?.map((field): FieldDefinitionNode => {
        const column = collection.fields.find(({ name }) => name === field.name.value);
        if (!column) return field;
        if (column.list && field.type.kind === Kind.LIST_TYPE && field.type.type.kind === Kind.NAMED_TYPE) {
          return {
            ...field,
            type: toNonNullType({
              kind: Kind.LIST_TYPE,
              type: { kind: Kind.NON_NULL_TYPE, type: toNamedType(field.type.type.name.value) },
            }),
          };
        }
        return column.nullable || column.target
          ? field
          : ({ ...field, type: toNonNullType(field.type) } as FieldDefinitionNode);
      });
      return { ...node, fields };
    },
    [Kind.FIELD_DEFINITION]: (node: FieldDefinitionNode) =>
      node.name.value === 'project_id' ? { ...node, type: toNamedType('ID') } : undefined,
    [Kind.STRING]: (node: StringValueNode) => ({ ...node, value: model.resolveNote(node.value) }),
  });
  const schema = buildSchema(printAst(correctedSchema), { assumeValidSDL: true });
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
