/**
 * @generated SignedSource<<906c842d9b99098620add89190bf91bb>>
 * @relayHash a66c24a3ef34bab9fa5017bde1808d99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cd9a578573726536fc7bfd2ac9be2720711c6c8306c5e272f0793cc41c49b41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cd9a578573726536fc7bfd2ac9be2720711c6c8306c5e272f0793cc41c49b41",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
