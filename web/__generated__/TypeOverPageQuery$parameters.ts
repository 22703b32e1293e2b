/**
 * @generated SignedSource<<2ec825a62df6ddb3986e1eddf1ab83b2>>
 * @relayHash 3b1cbb08d6abffbfc357409e3c038f2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fde398372b9aa52e96b31a52a5776a592ee71d7353aa453552f9cd76bdc56b2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fde398372b9aa52e96b31a52a5776a592ee71d7353aa453552f9cd76bdc56b2a",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
