/**
 * @generated SignedSource<<cf5f2cc22019604261548c91669218cd>>
 * @relayHash 9ec445abe468d7452feda801a5359bfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dc710fb7670b2330f967866dbebb8fe27a1fbec08bbac7e89a92a4264410911

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManualWebOrderPageQuery } from './ManualWebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ManualWebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dc710fb7670b2330f967866dbebb8fe27a1fbec08bbac7e89a92a4264410911",
    "metadata": {},
    "name": "ManualWebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
