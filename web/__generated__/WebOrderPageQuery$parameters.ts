/**
 * @generated SignedSource<<d56ef2bcbd1a9493453b44bb1b6e0cbe>>
 * @relayHash 95e4f44b4060bb38d532b182c4bd13e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f97fe7d39d2018bd1e69dc61e2e52118dfbb51a470d004391674e445a67478e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f97fe7d39d2018bd1e69dc61e2e52118dfbb51a470d004391674e445a67478e9",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
