/** Settings of Relay's compiler and of the bundler's plugin for it. */
const config = {
  src: './web',
  schema: './schema/schema.graphql',
  artifactDirectory: './web/__generated__',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Money: 'number', Date: 'string', DateTime: 'string', PhoneNumber: 'string', MessageValues: 'Record<string, unknown>' },
  persistConfig: { file: './schema/operations.json', algorithm: 'SHA256' },
  featureFlags: { enforce_fragment_alias_where_ambiguous: { kind: 'disabled' } },
};

// Relay's compiler loads this file by `require`, which then gives this export as it is.
export { config as 'module.exports' };
