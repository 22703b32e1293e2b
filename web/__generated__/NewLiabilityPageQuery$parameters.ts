/**
 * @generated SignedSource<<a2ac0b11e0ce6486407dfe5ab57c842c>>
 * @relayHash bb6d5b80fe679ce4228d255602146c34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbad6f40a9d24937771bd2c1c0764954a297d947dbd05a260cdda73a0b94429b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLiabilityPageQuery } from './NewLiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<NewLiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbad6f40a9d24937771bd2c1c0764954a297d947dbd05a260cdda73a0b94429b",
    "metadata": {},
    "name": "NewLiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
