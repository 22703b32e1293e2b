/**
 * @generated SignedSource<<034ed864c4d2d88ec34901b56acca544>>
 * @relayHash 8f7a1721dba97d94e49fd4b414db188d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b82ee83c3748bd5a448179d95e3121e51cdf3304237e288552391a4ab04d2d4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b82ee83c3748bd5a448179d95e3121e51cdf3304237e288552391a4ab04d2d4c",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
