/**
 * @generated SignedSource<<e874e02eb1b506caa5e4b3e23c89a171>>
 * @relayHash 22928c42f3ae1a3f775b5721e0aedf86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bdc25284faeae8bccc0cd2feae587b525a06fba346ce6ebc0c04cb59a15757a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bdc25284faeae8bccc0cd2feae587b525a06fba346ce6ebc0c04cb59a15757a",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
